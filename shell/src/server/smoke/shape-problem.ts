/** The exports that the contract requires and an expose lacks. */
export function shapeProblem(expose: string, module: unknown): string | null {
  const kind = expose.startsWith('page-') ? 'page' : 'fragment';
  const exported = (module as Record<string, Record<string, unknown>>)[kind];
  if (!exported) return `exports no "${kind}"`;
  const isComponent = ['function', 'object'].includes(typeof exported.Component) && exported.Component !== null;
  if (!isComponent) return 'has no Component';
  const functions = kind === 'page' ? ['loader', 'head'] : [];
  const missing = functions.filter((name) => typeof exported[name] !== 'function');
  return missing.length > 0 ? `has no ${missing.join(' and no ')}` : null;
}
