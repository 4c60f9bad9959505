document.getElementById('in-browser').hidden = false;

// Browsers stop a service worker after 30 s without a request, and the sandbox's data would be lost. A worker sends
// the requests, because browsers slow down the timers of a page in the background.
export const keepAlive = new Worker('/keep-alive.js');
