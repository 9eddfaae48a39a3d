/** An element as text: its attributes, each as it stands in the tag. */
export interface ShownElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children?: string;
}

/** The element as a tag. */
export function printed({ name, attributes, children }: ShownElement): string {
  const tag = [name, ...Object.values(attributes)].join('\n  ');
  return children === undefined ? `<${tag}\n/>` : `<${tag}\n>\n  ${children}\n</${name}>`;
}
