/** The agency's mark: a gable, and its name. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <svg className="mark" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <path d="M4 31V15.5L17 4l13 11.5V31h-8.5v-8.5a4.5 4.5 0 0 0-9 0V31z" fill="currentColor" />
      </svg>
      <span>{name}</span>
    </>
  );
}
