// A preview's own page: variants, scale, and the inspector of nodes.
Vitrine.room = () => {
  const { one, all, make, round, memory, switches, readAddress, writeAddress } = Vitrine;
  const body = document.body;
  const data = JSON.parse(one('#room').textContent);
  const list = switches();
  const ground = one('.ground');
  const exhibits = all('.exhibit');
  let active = 0;
  let pinned = -1;
  let hovered = -1;

  // ---- Variants.
  const fits = (values, wanted) => values.every((value, index) => wanted[index] === 'all' || wanted[index] === value);
  const shown = () => {
    const wanted = list.map(item => item.value);
    return [...new Set(data.variants.filter(([values]) => fits(values, wanted)).map(([, rendering]) => rendering))];
  };
  const pictureOf = wanted => data.variants.find(([values]) => fits(values, wanted))?.[1];
  const notice = () => {
    const wanted = list.map(item => item.value);
    list.forEach((item, position) => {
      const first = item.inputs[0];
      for (const input of item.inputs) {
        const note = one('small', input.parentElement);
        if (!note) continue;
        const change = value => wanted.map((old, index) => index === position ? value : old === 'all' ? list[index].inputs[0].value : old);
        note.hidden = pictureOf(change(input.value)) !== pictureOf(change(first.value));
      }
    });
  };
  const show = () => {
    const visible = shown();
    exhibits.forEach((exhibit, index) => { exhibit.hidden = !visible.includes(index); });
    if (!visible.includes(active)) activate(visible[0]);
    notice();
    scale();
    draw();
    writeAddress(list, pinned);
  };
  const activate = index => {
    active = index;
    pinned = -1;
    hovered = -1;
    for (const part of all('[data-rendering]')) part.hidden = Number(part.dataset.rendering) !== index;
    tree();
    describe();
  };

  // ---- Scale: a screen fits the stage, unless the reader wants it in its own size.
  const zoom = one('.switch[data-zoom]');
  const scale = () => {
    const wantsFit = one('input:checked', zoom)?.value !== 'full';
    const visible = exhibits.filter(exhibit => !exhibit.hidden);
    const mounts = visible.map(exhibit => one('.mount', exhibit)).filter(Boolean);
    let value = 1;
    if (wantsFit && mounts.length) {
      const sizes = mounts.map(mount => data.renderings[Number(mount.closest('.exhibit').dataset.index)].size);
      const isNarrow = innerWidth < 760;
      const rim = mounts[0].classList.contains('screen') ? 12 : 64;
      const width = (ground.clientWidth - (isNarrow ? 32 : 64) - 40 * (mounts.length - 1)) / mounts.length - rim;
      const widest = Math.max(...sizes.map(size => size[0]), 1);
      const tallest = Math.max(...sizes.map(size => size[1]), 1);
      const height = isNarrow ? Infinity : ground.clientHeight - 64 - 36 - rim;
      value = Math.min(1, width / widest, Math.max(height / tallest, 0.5));
      value = Math.max(value, 0.25);
    }
    one('.exhibits').style.setProperty('--s', String(Math.floor(value * 1000) / 1000));
    for (const note of all('.scale')) note.textContent = value < 0.9995 ? ` · ${Math.round(value * 100)} %` : '';
    return value;
  };

  // ---- Nodes: frames come from the layout engine, in points.
  const nodes = () => data.renderings[active].nodes;
  const frameOf = index => nodes().frames.slice(index * 5, index * 5 + 4);
  const parentOf = index => nodes().frames[index * 5 + 4];
  const about = index => nodes().about[index] ?? {};
  const contains = ([x, y, w, h], px, py) => px >= x && py >= y && px <= x + w && py <= y + h;
  const count = () => nodes().frames.length / 5;
  // What lies in front at a point: the later in drawing order, the further in front.
  const nodeAt = (px, py) => {
    for (let index = count() - 1; index > 0; index -= 1) {
      if (nodes().kinds[index] !== 'g' && contains(frameOf(index), px, py)) return index;
    }
    return -1;
  };
  // The nearest thing around a node that is larger than it.
  const around = index => {
    const [, , w, h] = frameOf(index);
    let outer = parentOf(index);
    while (outer > 0 && frameOf(outer)[2] === w && frameOf(outer)[3] === h) outer = parentOf(outer);
    return outer;
  };

  const box = (name, [x, y, w, h], text = '') => {
    const element = make('i', { class: name }, text);
    Object.assign(element.style, { left: x + 'px', top: y + 'px' });
    if (w !== undefined) Object.assign(element.style, { width: w + 'px', height: h + 'px' });
    return element;
  };
  // Lines from a box to another one, with the distance on each, in points.
  const rules = ([x, y, w, h], [ox, oy, ow, oh], s) => {
    const [right, bottom, outerRight, outerBottom] = [x + w, y + h, ox + ow, oy + oh];
    const [midX, midY] = [x + w / 2, y + h / 2];
    const level = [[ox, x], [right, outerRight]];
    const upright = [[oy, y], [bottom, outerBottom]];
    if (ox > right) level.splice(0, 2, [right, ox]);
    if (outerRight < x) level.splice(0, 2, [outerRight, x]);
    if (oy > bottom) upright.splice(0, 2, [bottom, oy]);
    if (outerBottom < y) upright.splice(0, 2, [outerBottom, y]);
    const parts = [];
    for (const [from, to] of level) if (to - from > 0.01) {
      parts.push(box('rule', [from * s, midY * s, (to - from) * s, 1]), box('far', [(from + to) / 2 * s, midY * s], round(to - from)));
    }
    for (const [from, to] of upright) if (to - from > 0.01) {
      parts.push(box('rule', [midX * s, from * s, 1, (to - from) * s]), box('far', [midX * s, (from + to) / 2 * s], round(to - from)));
    }
    return parts;
  };
  const draw = () => {
    for (const old of all('.measures')) old.remove();
    const glass = one('.glass', exhibits[active]);
    if (!glass || (hovered < 0 && pinned < 0)) return;
    const s = Number(one('.exhibits').style.getPropertyValue('--s')) || 1;
    const layer = make('div', { class: 'measures', 'aria-hidden': 'true' });
    Object.assign(layer.style, { left: glass.offsetLeft + 'px', top: glass.offsetTop + 'px' });
    const scaled = frame => frame.map(value => value * s);
    if (pinned >= 0) layer.append(box('pinned', scaled(frameOf(pinned))));
    const target = hovered >= 0 ? hovered : pinned;
    const frame = frameOf(target);
    if (target !== pinned) layer.append(box('box', scaled(frame)));
    const other = pinned >= 0 && target !== pinned ? pinned : around(target);
    if (other >= 0) layer.append(...rules(frame, frameOf(other), s));
    layer.append(box('size', [(frame[0] + frame[2] / 2) * s, (frame[1] + frame[3]) * s + 6], `${round(frame[2])} × ${round(frame[3])}`));
    one('.mount', exhibits[active]).append(layer);
  };

  // ---- The inspector.
  const describe = () => {
    const panel = one('#node');
    const index = hovered >= 0 ? hovered : pinned;
    panel.replaceChildren();
    if (index < 0) {
      panel.append(make('p', { class: 'quiet' }, 'Point at the screen to measure; click to pin.'));
      return;
    }
    const [x, y, w, h] = frameOf(index);
    const facts = about(index);
    const rows = [['Kind', { g: 'group', t: 'text', s: 'shape', i: 'image', f: 'field', c: 'scroll' }[nodes().kinds[index]]], ['Role', facts.role],
      ['Label', facts.label], ['Value', facts.value], ['Traits', facts.traits], ['Text', facts.text],
      ['Frame', `${round(x)}, ${round(y)} · ${round(w)} × ${round(h)}`], ['Source', facts.line]];
    panel.append(make('dl', { class: 'facts' }, ...rows.filter(([, value]) => value)
      .flatMap(([title, value]) => [make('dt', {}, title), make('dd', title === 'Source' ? { class: 'code' } : {}, value)])));
  };
  const rows = () => all('.lines [role=treeitem]');
  const tree = () => {
    const holder = one('.lines');
    const items = nodes().tree.map(([node, depth, text]) => make('div', { role: 'treeitem', 'aria-level': String(depth + 1),
      'aria-selected': 'false', 'data-node': String(node), tabindex: '-1' }, '  '.repeat(depth) + text));
    if (items.length) items[0].tabIndex = 0;
    holder.replaceChildren(make('div', { role: 'tree', 'aria-label': 'Nodes' }, ...items));
  };
  const markRows = () => {
    for (const row of rows()) {
      row.setAttribute('aria-selected', String(Number(row.dataset.node) === pinned));
      row.classList.toggle('hovered', Number(row.dataset.node) === hovered);
    }
  };
  const refresh = () => { draw(); describe(); markRows(); };
  const hover = index => { if (index !== hovered) { hovered = index; refresh(); } };
  const pin = index => {
    pinned = index === pinned ? -1 : index;
    refresh();
    one(`.lines [data-node="${pinned}"]`)?.scrollIntoView({ block: 'nearest' });
    writeAddress(list, pinned);
  };
  const point = event => {
    const glass = event.target.closest('.glass');
    if (!glass) return [-1, -1];
    const marked = event.target.closest('[data-n]');
    const rendering = Number(glass.closest('.exhibit').dataset.index);
    const edge = glass.getBoundingClientRect();
    const s = edge.width / data.renderings[rendering].size[0] || 1;
    if (rendering !== active) activate(rendering);
    return [rendering, marked ? Number(marked.dataset.n) : nodeAt((event.clientX - edge.left) / s, (event.clientY - edge.top) / s)];
  };
  ground.addEventListener('pointermove', event => { if (event.pointerType === 'mouse') hover(point(event)[1]); });
  ground.addEventListener('pointerleave', () => hover(-1));
  ground.addEventListener('click', event => {
    const [rendering, index] = point(event);
    if (rendering < 0) return;
    event.preventDefault();
    if (index >= 0) pin(index);
  });
  ground.addEventListener('submit', event => event.preventDefault());
  const holder = one('.lines');
  holder.addEventListener('pointermove', event => hover(Number(event.target.closest('[data-node]')?.dataset.node ?? -1)));
  holder.addEventListener('pointerleave', () => hover(-1));
  holder.addEventListener('click', event => { const row = event.target.closest('[data-node]'); if (row) pin(Number(row.dataset.node)); });
  holder.addEventListener('focusin', event => hover(Number(event.target.closest('[data-node]')?.dataset.node ?? -1)));
  holder.addEventListener('keydown', event => {
    const row = event.target.closest('[data-node]');
    const next = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling, Home: row?.parentElement.firstElementChild,
      End: row?.parentElement.lastElementChild }[event.key];
    if (row && !event.altKey && (event.key === 'Enter' || event.key === ' ')) { event.preventDefault(); pin(Number(row.dataset.node)); }
    if (next && !event.altKey) { event.preventDefault(); row.tabIndex = -1; next.tabIndex = 0; next.focus(); }
  });

  // ---- Moving, folding, keys.
  const go = page => { if (page) location.href = page + '#' + list.map(item => item.value).join('~'); };
  const here = Vitrine.pages().findIndex(item => item.page === body.dataset.page);
  const neighbour = step => Vitrine.pages()[here + step]?.page;
  const group = step => {
    const wanted = (Vitrine.pages()[here]?.group ?? 0) + step;
    return Vitrine.pages().find(item => item.group === wanted)?.page;
  };
  const press = (selector, name) => {
    const button = one(selector);
    const set = on => { body.classList.toggle(name, on); button.setAttribute('aria-pressed', String(name === 'folded' ? !on : on)); };
    button.addEventListener('click', () => {
      const on = !body.classList.contains(name);
      set(on);
      if (name === 'folded') memory.set('folded', on ? '1' : '');
      scale();
      draw();
    });
    return set;
  };
  const fold = press('#fold', 'folded');
  if (memory.get('folded')) fold(true);
  const alone = () => { body.classList.toggle('alone'); scale(); draw(); };
  one('#alone').addEventListener('click', alone);
  for (const [selector, step] of [['#previous', -1], ['#next', 1]]) {
    const link = one(selector);
    const page = neighbour(step);
    if (page) link.href = page; else link.removeAttribute('href');
  }
  const drawer = open => { body.classList.toggle('drawer', open); one('#drawer').setAttribute('aria-expanded', String(open)); };
  one('#drawer').addEventListener('click', () => { drawer(true); one('.find').focus(); });
  one('.scrim').addEventListener('click', () => drawer(false));
  one('#help').addEventListener('click', Vitrine.showKeys);
  one('.side').addEventListener('keydown', event => { if (event.key === 'Escape') { drawer(false); one('#drawer').focus(); } });
  Vitrine.keys({ search: Vitrine.focusSearch, keys: Vitrine.showKeys, dark: () => Vitrine.toggleDark(list), alone,
    previous: () => go(neighbour(-1)), next: () => go(neighbour(1)), groupUp: () => go(group(-1)), groupDown: () => go(group(1)),
    escape: () => {
      if (body.classList.contains('alone')) { alone(); return; }
      if (pinned >= 0) pin(pinned);
    } });
  for (const item of list) item.group.addEventListener('change', show);
  const savedZoom = memory.get('zoom');
  for (const input of all('input', zoom)) input.checked = input.value === (savedZoom === 'full' ? 'full' : 'fit');
  zoom.addEventListener('change', () => { memory.set('zoom', one('input:checked', zoom).value); scale(); draw(); });
  new ResizeObserver(() => { scale(); draw(); }).observe(ground);
  const open = () => {
    const node = readAddress(list);
    const visible = shown();
    activate(visible[0] ?? 0);
    if (node >= 0 && node < count()) pinned = node;
    show();
    refresh();
  };
  window.addEventListener('hashchange', open);
  Vitrine.searchList();
  Vitrine.grips();
  open();
};
document.addEventListener('DOMContentLoaded', () => document.body.dataset.page === 'index.html' ? Vitrine.wall() : Vitrine.room());
