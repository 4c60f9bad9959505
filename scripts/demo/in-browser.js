document.getElementById('in-browser').hidden = false;

// Browsers stop a service worker that has had no request for 30 s, and the sandbox's data would be gone. A page in the
// background may send requests too seldom, but its workers may not.
export const keepAlive = new Worker('/keep-alive.js');
