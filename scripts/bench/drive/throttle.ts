/** Lighthouse's slow 4G. DevTools adds the latency to each request, so the values have factors. */
export const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
};

export const cpuSlowdown = 4;
