import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface MessagePageProps {
  title: string;
  children: ReactNode;
}

/** A page with only a message: a street with one house missing, the message, what to do next. */
export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <MessageFrame className="wrap">
      <svg viewBox="0 0 640 150" aria-hidden="true">
        <path d="M0 149.5h640" />
        <path d="M24 149V62l46-34 46 34v87M56 149v-42h28v42M58 72h24M116 149V80h62v69M116 80l31-26 31 26M136 149v-34h22v34M178 149V44h58v105M178 44h58M194 62h26v24h-26zM194 100h26v49" />
        <path d="M422 149V74h70v75M414 74l43-34 43 34M444 149v-40h26v40M442 84h30M492 149V56h54v93M486 56h66M506 72h26v20h-26zM506 104h26v20h-26zM546 149V84l34-26 34 26v65M566 149v-36h28v36" />
        <path className="gone" d="M254 149V68l75-50 75 50v81M308 149v-52h42v52" />
      </svg>
      <h1>{title}</h1>
      {children}
    </MessageFrame>
  );
}

const MessageFrame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding-block: clamp(48px, 8vw, 112px);
  svg {
    width: min(640px, 100%);
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .gone {
    stroke: var(--accent);
    stroke-dasharray: 6 7;
  }
  h1 {
    max-width: 18ch;
    font-size: var(--step-5);
  }
  p {
    max-width: 58ch;
    color: var(--muted);
    font-size: var(--step-1);
  }
  .next {
    align-items: end;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-2);
  }
`;
