// Vitrine's gallery: search, switches, addresses, keys and the inspector. Nothing is fetched, nothing is sent.
'use strict';
const Vitrine = (() => {
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const round = value => String(Math.round(value * 100) / 100);

  // A page from disk may be denied storage; then nothing is remembered.
  const memory = {
    get(key) { try { return localStorage.getItem('vitrine.' + key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem('vitrine.' + key, value); } catch { /* not remembered */ } }
  };

  // ---- Switches: radio buttons, one group for each setting that varies.
  const switches = () => all('.switch[data-axis]').map(group => ({
    group, axis: group.dataset.axis, inputs: all('input', group),
    get value() { return this.inputs.find(input => input.checked)?.value; },
    set value(value) { for (const input of this.inputs) input.checked = input.value === value; }
  }));

  // The address: #dark-ios26 or #all-ios18/12, the settings in their order, then the pinned node.
  const readAddress = list => {
    const [settings, node] = decodeURIComponent(location.hash.slice(1)).split('/');
    const values = settings.split('~');
    if (settings) list.forEach((item, index) => {
      if (item.inputs.some(input => input.value === values[index])) item.value = values[index];
    });
    return node === undefined || node === '' ? -1 : Number(node);
  };
  const writeAddress = (list, node = -1) => {
    const hash = '#' + list.map(item => item.value).join('~') + (node < 0 ? '' : '/' + node);
    try { history.replaceState(null, '', hash); } catch { /* the address stays as it is */ }
    const kept = '#' + list.map(item => item.value).join('~');
    for (const link of all('a[data-keep]')) link.hash = kept;
  };

  // ---- Keys. None acts while typing.
  const typing = target => target.closest?.('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])');
  const keys = actions => document.addEventListener('keydown', event => {
    const command = event.metaKey || event.ctrlKey;
    if (command && !event.altKey && event.code === 'KeyK') { event.preventDefault(); actions.search?.(); return; }
    if (typing(event.target) || command || one('dialog[open]')) return;
    const name = event.altKey ? 'alt' + event.code : event.key;
    const action = { '/': 'search', '?': 'keys', Escape: 'escape', altKeyD: 'dark', altKeyF: 'alone', altArrowLeft: 'previous',
      altArrowRight: 'next', altArrowUp: 'groupUp', altArrowDown: 'groupDown' }[name];
    if (action && actions[action]) { event.preventDefault(); actions[action](); }
  });
  const showKeys = () => one('#keys')?.showModal();
  const focusSearch = () => { document.body.classList.add('drawer'); const find = one('.find'); find?.focus(); find?.select(); };
  const matches = (text, query) => query.toLowerCase().split(/\s+/).every(word => text.toLowerCase().includes(word));

  // ---- The wall.
  const wall = () => {
    const list = switches();
    readAddress(list);
    const cards = all('.card');
    const find = one('.find');
    const filters = all('.chip');
    const show = () => {
      const wanted = list.map(item => item.value).join('~');
      for (const card of cards) {
        const views = all(':scope > .view', card);
        const shown = views.find(view => view.dataset.v.split(' ').includes(wanted)) ?? views[0];
        for (const view of views) view.hidden = view !== shown;
      }
      writeAddress(list);
    };
    const filter = () => {
      const marks = filters.filter(chip => chip.getAttribute('aria-pressed') === 'true').map(chip => chip.dataset.mark);
      let count = 0;
      for (const card of cards) {
        const fits = matches(card.dataset.find, find.value.trim()) && (!marks.length || marks.some(mark => card.dataset.marks.includes(mark)));
        card.hidden = !fits;
        if (fits) count += 1;
      }
      for (const section of all('main > section')) section.hidden = !one('.card:not([hidden])', section);
      one('.none').hidden = count > 0;
      one('#found').textContent = count === cards.length ? '' : plural(count, 'preview') + ' shown';
    };
    for (const item of list) item.group.addEventListener('change', show);
    for (const chip of filters) chip.addEventListener('click', () => {
      chip.setAttribute('aria-pressed', String(chip.getAttribute('aria-pressed') !== 'true'));
      filter();
    });
    find.addEventListener('input', filter);
    find.addEventListener('keydown', event => {
      if (event.key === 'Enter') one('.card:not([hidden]) .label a')?.click();
      if (event.key === 'Escape') { find.value = ''; filter(); find.blur(); }
    });
    keys({ search: focusSearch, keys: showKeys, dark: () => toggleDark(list) });
    window.addEventListener('hashchange', () => { readAddress(list); show(); });
    show();
    if (find.value) filter();
  };

  const toggleDark = list => {
    const item = list.find(item => item.axis === 'appearance');
    if (!item) return;
    item.value = item.value === 'dark' ? 'light' : 'dark';
    item.group.dispatchEvent(new Event('change'));
  };

  // ---- The list of previews, which catalogue.js hands over while the page is read, so that nothing jumps.
  let pages = [];
  const catalogue = groups => {
    const here = document.body.dataset.page;
    const closed = new Set((memory.get('closed') ?? '').split('\n'));
    pages = groups.flatMap(([file, previews], group) => previews.map(([, page]) => ({ page, group })));
    const index = one('.index');
    for (const [file, previews] of groups) {
      const title = file.split('/').pop().replace(/\.swift$/, '');
      const isHere = previews.some(([, page]) => page === here);
      const items = previews.map(([name, page, marks]) => make('li', { 'data-find': `${name} ${file}` },
        make('a', { href: page, 'data-keep': '', 'aria-current': page === here ? 'page' : undefined, title: name }, make('span', {}, name),
          ...marks.map(mark => make('span', { class: 'mark ' + mark, role: 'img', 'aria-label': mark })))));
      const details = make('details', { 'data-file': file }, make('summary', { title: file }, make('span', {}, title),
        make('small', { class: 'quiet' }, String(previews.length))), make('ul', {}, ...items));
      details.open = isHere || !closed.has(file);
      details.addEventListener('toggle', () => {
        if (one('.find').value) return;
        if (details.open) closed.delete(file); else closed.add(file);
        memory.set('closed', [...closed].join('\n'));
      });
      index.append(details);
    }
    one('[aria-current]', index)?.scrollIntoView({ block: 'nearest' });
  };

  const searchList = () => {
    const find = one('.find');
    const was = new Map();
    const filter = () => {
      const query = find.value.trim();
      for (const details of all('.index details')) {
        if (!was.has(details)) was.set(details, details.open);
        let count = 0;
        for (const item of all('li', details)) { item.hidden = !matches(item.dataset.find, query); if (!item.hidden) count += 1; }
        details.hidden = count === 0;
        details.open = query ? true : was.get(details);
      }
      if (!query) was.clear();
    };
    find.addEventListener('input', filter);
    find.addEventListener('keydown', event => {
      const first = one('.index li:not([hidden]) a');
      if (event.key === 'Enter') first?.click();
      if (event.key === 'ArrowDown') { event.preventDefault(); first?.focus(); }
      if (event.key === 'Escape') { find.value = ''; filter(); find.blur(); document.body.classList.remove('drawer'); }
    });
    one('.index').addEventListener('keydown', event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || event.altKey) return;
      const stops = all('.index summary, .index li:not([hidden]) a').filter(stop => stop.checkVisibility?.() ?? stop.offsetParent);
      const next = stops[stops.indexOf(document.activeElement) + step];
      if (next) { event.preventDefault(); next.focus(); }
    });
  };

  // ---- Widths of the columns.
  const grips = () => {
    for (const grip of all('.grip')) {
      const name = grip.dataset.width;
      const isRight = grip.classList.contains('right');
      const set = width => {
        const value = Math.min(480, Math.max(200, Math.round(width / 4) * 4));
        document.body.style.setProperty('--' + name, value + 'px');
        grip.setAttribute('aria-valuenow', value);
        return value;
      };
      // Set here and not in the page: the HTML checker does not know that a separator that takes the focus has a value.
      grip.setAttribute('aria-valuemin', 200);
      grip.setAttribute('aria-valuemax', 480);
      set(Number(memory.get(name)) || (isRight ? 312 : 264));
      const save = width => memory.set(name, set(width));
      grip.addEventListener('pointerdown', event => { grip.setPointerCapture(event.pointerId); grip.classList.add('dragged'); });
      grip.addEventListener('pointermove', event => {
        if (grip.hasPointerCapture(event.pointerId)) save(isRight ? innerWidth - event.clientX : event.clientX);
      });
      grip.addEventListener('lostpointercapture', () => grip.classList.remove('dragged'));
      grip.addEventListener('keydown', event => {
        const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
        if (step && !event.altKey) { event.preventDefault(); save(Number(grip.getAttribute('aria-valuenow')) + (isRight ? -step : step)); }
      });
    }
  };

  return { one, all, make, round, memory, switches, readAddress, writeAddress, keys, showKeys, focusSearch, toggleDark, searchList, grips, wall,
    catalogue, pages: () => pages };
})();
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
