/** Styles of `PictureView` and `Skeleton`. */
export const pictureCss = `
.ui-picture { overflow: hidden; background: var(--line) }
.ui-picture img { width: 100%; height: 100%; object-fit: cover }
.ui-picture[data-ratio='4/3'] { aspect-ratio: 4/3 }
.ui-picture[data-ratio='3/2'] { aspect-ratio: 3/2 }
.ui-picture[data-ratio='16/9'] { aspect-ratio: 16/9 }
.ui-picture[data-ratio='1/1'] { aspect-ratio: 1 }
.ui-skeleton { border-radius: var(--radius); background: var(--line); animation: ui-breathe 1.6s ease-in-out infinite alternate }
@keyframes ui-breathe { to { opacity: .45 } }
`;
