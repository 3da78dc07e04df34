const plainFetch = window.fetch;
let count = 0;

window.fetch = async (...request) => {
  count += 1;
  try {
    return await plainFetch.apply(window, request);
  } finally {
    count -= 1;
  }
};

/** Calls of the page that have not been answered yet, of those made since this was loaded. */
export const underWay = () => count;
