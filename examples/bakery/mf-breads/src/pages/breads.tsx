import { definePage } from '@facade/section-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

const Order = styled.button`
  color: brown;
`;

function Breads({ data }: { data: string[] }) {
  const [count, setCount] = useState(0);
  return data.map((name) => (
    <p key={name}>
      {name} <Order onClick={() => setCount(count + 1)}>{count} ordered</Order>
    </p>
  ));
}

export const page = definePage<string[]>({
  loader: async () => ['Rye', 'Spelt'],
  Component: Breads,
  head: () => ({ title: 'Our breads' }),
});
