/**
 * A browser's translator puts elements of its own in the place of texts: Chrome's `<font>` (simulated in
 * `e2e/translator.ts`). React keeps the texts. It fails when it removes one ("NotFoundError: Failed to execute
 * 'removeChild'"), and when it changes one, the page goes on showing the old words. React leaves this to the page:
 * https://github.com/facebook/react/issues/11538.
 *
 * So this remembers which element stands in for which text, and does to it what React does to the text. Whatever else is
 * removed from the wrong parent fails as ever. Call it before React draws. @returns a function that ends it.
 */
export function surviveTranslators(): () => void {
  const standIns = new WeakMap<Text, ChildNode>();
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });
  const endGuard = guardReact(standInOf);
  return () => {
    observer.disconnect();
    endGuard();
  };

  function follow(records: readonly MutationRecord[]): void {
    const added = new Set<Node | null>();
    for (const { type, target, addedNodes, removedNodes, previousSibling } of records) {
      if (type === 'characterData' && target instanceof Text) showAgain(target);
      for (const node of addedNodes) added.add(node);
      // Either the element was added before the text, or it replaced the text.
      const standIn = addedNodes[0] ?? previousSibling;
      if (!(standIn instanceof Element) || !added.has(standIn)) continue;
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.parentNode) continue;
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
    }
  }

  /** React has changed the text: it comes back, and the translator finds it as it finds every new text. */
  function showAgain(text: Text): void {
    const standIn = standIns.get(text);
    standIns.delete(text);
    standIn?.replaceWith(text);
  }

  function standInOf(text: Text, parent: Node): Node | null {
    // The translator may have worked in this very task.
    follow(observer.takeRecords());
    let standIn = standIns.get(text) ?? text.parentNode;
    while (standIn && standIn.parentNode !== parent) standIn = standIn.parentNode;
    return standIn;
  }
}

type FindStandIn = (text: Text, parent: Node) => Node | null;

/** Only a translator takes texts from their parents. */
const isTaken = (node: Node | null, parent: Node): node is Text =>
  node instanceof Text && node.parentNode !== parent;

/** Guards the three methods by which React moves nodes. */
function guardReact(standInOf: FindStandIn): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node.
  const { removeChild, insertBefore, appendChild } = Node.prototype;

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (!isTaken(child, this)) return removeChild.call(this, child) as Child;
    const standIn = standInOf(child, this);
    if (standIn) removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    dropStandIn(child, this);
    const place = isTaken(before, this) ? standInOf(before, this) : before;
    return insertBefore.call(this, child, place) as Child;
  };
  Node.prototype.appendChild = function append<Child extends Node>(this: Node, child: Child): Child {
    dropStandIn(child, this);
    return appendChild.call(this, child) as Child;
  };
  /** A text that React moves comes back, without what stood for it. */
  function dropStandIn(child: Node, parent: Node): void {
    if (!(child instanceof Text) || child.parentNode) return;
    const standIn = standInOf(child, parent);
    if (standIn) removeChild.call(parent, standIn);
  }
  return () => Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
}
