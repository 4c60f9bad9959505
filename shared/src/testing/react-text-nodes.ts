/**
 * Watches which texts React keeps as separate nodes: texts beside other children of their element, and texts that a component
 * returns without an element (decision 29). A string that is the only child is not kept, because React replaces the whole
 * content of its element. Returns a function that returns the texts since its last call.
 */
export function watchReactTexts(page: Document): () => string[] {
  const createTextNode = page.createTextNode.bind(page);
  let created: Text[] = [];
  page.createTextNode = (data) => {
    const node = createTextNode(data);
    created.push(node);
    return node;
  };
  return () => {
    const kept = created.filter(isKeptByReact).map(({ data }) => data);
    created = [];
    return kept;
  };
}

/** React marks the nodes that it keeps with a property. */
function isKeptByReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}
