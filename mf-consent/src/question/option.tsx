interface OptionProps {
  title: string;
  text: string;
  checked: boolean;
  /** Left out: it cannot be changed. */
  onChange?: (checked: boolean) => void;
}

/** Something a visitor may allow, with its purpose. */
export const Option = ({ title, text, checked, onChange }: OptionProps) => (
  <label className="option">
    <input
      type="checkbox"
      checked={checked}
      disabled={!onChange}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
    <span>
      <strong>{title}</strong>
      <small>{text}</small>
    </span>
  </label>
);
