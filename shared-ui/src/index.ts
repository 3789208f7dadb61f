/** The primitives every section renders with. Styles and fonts of the document are in `@facade/shared-ui/theme`. */
export { Breadcrumb, type BreadcrumbProps } from './primitives/breadcrumb.tsx';
export { Button, type ButtonLook, type ButtonProps, LinkButton, type LinkButtonProps } from './primitives/button.tsx';
export { bandText, EnergyChip, type EnergyChipProps } from './primitives/energy-chip.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './primitives/form/error-summary.tsx';
export { fieldId } from './primitives/form/field.tsx';
export {
  CheckboxField,
  type CheckboxFieldProps,
  SelectField,
  type SelectFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './primitives/form/fields.tsx';
export { Icon, type IconProps } from './primitives/icon.tsx';
export { type IconName, isIconName } from './primitives/icon-paths.ts';
export { Notice, type NoticeProps } from './primitives/notice.tsx';
export { type PictureFormat, pictureSrcset, pictureUrl, singlePictureUrl } from './primitives/picture/picture-url.ts';
export { PictureView, type PictureViewProps } from './primitives/picture/picture-view.tsx';
export { Ribbon } from './primitives/ribbon.tsx';
export { Skeleton, type SkeletonProps } from './primitives/skeleton.tsx';
