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
