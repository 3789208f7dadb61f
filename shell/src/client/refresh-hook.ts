/**
 * Only in the shell's development build. React tells this of itself when it starts; the section that is being worked on
 * loads later, finds it here, and can then exchange its components without losing their state.
 */
interface Hook {
  renderers: Map<number, object>;
  supportsFiber: true;
  inject(renderer: object): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

const present = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
const renderers = new Map<number, object>();
// The browser's own developer tools may have set theirs.
present.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
