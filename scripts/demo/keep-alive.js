setInterval(() => void fetch('/healthz'), 20_000);
