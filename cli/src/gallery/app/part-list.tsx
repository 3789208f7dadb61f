import { useState } from 'react';
import { Link } from 'react-router';
import { type Choice, choiceHref } from './choice.ts';
import { partsByPackage } from './parts.ts';

/** Every part by its package, with a field that narrows the list. */
export function PartList({ choice }: { choice: Choice }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const groups = partsByPackage.map(
    ([name, parts]) => [name, parts.filter(({ title }) => title.toLowerCase().includes(wanted))] as const,
  );
  return (
    <nav aria-label="Parts">
      <p className="brand">Gallery</p>
      <input
        type="search"
        aria-label="Find a part"
        placeholder="Find a part"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {groups
        .filter(([, parts]) => parts.length > 0)
        .map(([name, parts]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <Link to={choiceHref(choice, { part: id })} aria-current={id === choice.part ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
