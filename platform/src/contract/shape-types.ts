/**
 * Program for the type checker: `Shape<T>` is the structure of a type with every name resolved. It is compiled together with a
 * section's sources, and the declaration that the compiler emits is read back (`read-shapes.ts`).
 */
export const SHAPE_TYPES = `
type Shape<T> = 0 extends 1 & T ? 'any' : [T] extends [never] ? 'never' : unknown extends T ? 'any' : One<T>;
type One<T> =
  T extends string ? (string extends T ? 'string' : { is: T }) :
  T extends number ? (number extends T ? 'number' : { is: T }) :
  T extends boolean | null ? { is: T } :
  T extends undefined ? 'undefined' :
  T extends (...values: never) => unknown ? 'function' :
  T extends readonly (infer Item)[] ? { list: Shape<Item> } :
  T extends object ? { fields: { [Name in keyof T]: Shape<T[Name]> } } :
  'any';
type PropsOf<F> = F extends { Component: infer C }
  ? C extends (props: infer P) => unknown ? PropsField<P> : C extends new (props: infer P) => unknown ? PropsField<P> : never
  : never;
type PropsField<P> = P extends { props: infer Props } ? Props : {};
type Named<Table, Name> = Name extends keyof Table ? Table[Name] : any;
declare function shape<T>(): Shape<T>;
`;
