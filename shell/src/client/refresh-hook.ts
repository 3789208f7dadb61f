/**
 * Only in the shell's development build. React registers itself here when it starts. The section under development loads later
 * and uses this hook to replace its components without losing their state.
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
// The browser's developer tools may have set their hook already.
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
