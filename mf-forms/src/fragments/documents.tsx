import { defineFragment, type FragmentProps, useTexts } from '@facade/section-kit';
import { DocumentsForm } from '../forms/documents/documents-form.tsx';
import { InSheet } from '../kit/sheet/in-sheet.tsx';

type Props = FragmentProps['mf-forms/documents'];

export const fragment = defineFragment<Props>({
  Component: ({ props }) => <DocumentsSheet {...props} />,
});

function DocumentsSheet(props: Props) {
  const t = useTexts('mf-forms');
  return (
    <InSheet ids="documents-" intro={t('documents.intro')}>
      <DocumentsForm {...props} />
    </InSheet>
  );
}
