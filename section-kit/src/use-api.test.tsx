import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, startApi } from './testing/start-api.ts';
import { useApi } from './use-api.ts';

const api = startApi();
const paths = () => api.calls.map(({ path }) => path);

interface CountProps {
  question: string | null;
  pause?: number;
  firstAtOnce?: boolean;
  clearsOnFailure?: boolean;
}

function Count({ question, ...rest }: CountProps) {
  const { answer, isCurrent, failed } = useApi<{ count: number }>(question && `/count?q=${question}`, rest);
  return <p>{`${answer?.count ?? 'none'} ${isCurrent ? 'current' : 'earlier'}${failed ? ' failed' : ''}`}</p>;
}
const shown = () => screen.getByRole('paragraph').textContent;

/** Answers with the number in the question; one that is held waits until its release. */
function answerCounts(held: Record<string, Promise<void>> = {}) {
  api.answer('get', '/count', async ({ path }) => {
    const [, question = ''] = path.split('=');
    await held[question];
    if (question === 'down') return new HttpResponse(null, { status: 503 });
    return HttpResponse.json({ count: Number(question) });
  });
}

function holding() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

test('asks at once, keeps the answer while the next is under way, and asks nothing without a question', async () => {
  const { held, release } = holding();
  answerCounts({ 2: held });
  const { rerender } = render(<Count question={null} />);
  expect(shown()).toBe('none earlier');
  rerender(<Count question="1" />);
  await screen.findByText('1 current');
  rerender(<Count question="2" />);
  await waitFor(() => expect(paths()).toHaveLength(2));
  expect(shown()).toBe('1 earlier');
  await act(async () => release());
  await screen.findByText('2 current');
  expect(paths()).toEqual(['/count?q=1', '/count?q=2']);
});

test('drops an answer that was overtaken', async () => {
  const { held, release } = holding();
  answerCounts({ 2: held });
  const { rerender } = render(<Count question="1" />);
  await screen.findByText('1 current');
  rerender(<Count question="2" />);
  await waitFor(() => expect(paths()).toHaveLength(2));
  rerender(<Count question="3" />);
  await screen.findByText('3 current');
  await act(async () => release());
  expect(shown()).toBe('3 current');
});

test('a failure leaves the answer and says so; the question is sent again when it comes back', async () => {
  answerCounts();
  const { rerender } = render(<Count question="1" />);
  await screen.findByText('1 current');
  rerender(<Count question="down" />);
  await screen.findByText('1 earlier failed');
  rerender(<Count question={null} />);
  expect(shown()).toBe('1 earlier');
  api.answer('get', '/count', () => HttpResponse.json({ count: 5 }));
  rerender(<Count question="down" />);
  // Not failed while it is asked again.
  expect(shown()).toBe('1 earlier');
  await screen.findByText('5 current');
});

test('where an earlier answer would mislead, a failure empties it', async () => {
  answerCounts();
  const { rerender } = render(<Count question="1" clearsOnFailure />);
  await screen.findByText('1 current');
  rerender(<Count question="down" clearsOnFailure />);
  await screen.findByText('none earlier failed');
});

test('while the visitor types, only the question that stands is sent', async () => {
  answerCounts();
  const { rerender } = render(<Count question="1" pause={40} />);
  rerender(<Count question="12" pause={40} />);
  rerender(<Count question="123" pause={40} />);
  await screen.findByText('123 current');
  expect(paths()).toEqual(['/count?q=123']);
});

test('aborts its request when it ends', async () => {
  const { held, release } = holding();
  const signals: AbortSignal[] = [];
  function Held() {
    useApi('held', { ask: (signal) => held.then(() => void signals.push(signal)) });
    return null;
  }
  const { unmount } = render(<Held />);
  unmount();
  await act(async () => release());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('the first question may be sent without the pause; later ones wait as long as they say', async () => {
  answerCounts();
  jest.useFakeTimers();
  const { rerender } = render(<Count question="1" pause={400} firstAtOnce />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  jest.useRealTimers();
  await screen.findByText('1 current');
  jest.useFakeTimers();
  rerender(<Count question="2" pause={400} firstAtOnce />);
  await act(() => jest.advanceTimersByTimeAsync(399));
  expect(paths()).toHaveLength(1);
  jest.useRealTimers();
});
