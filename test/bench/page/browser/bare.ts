// The browser's own cost: a field without listeners.
gauge.meet({usable: Promise.resolve(), titles: () => []});
