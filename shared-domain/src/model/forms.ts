/** A form a visitor can send: `POST /api/forms/{form}` with JSON. */
export type FormName = 'contact' | 'property-enquiry' | 'project-enquiry';

/** Answer 201. `feedback` is the original path of the thank-you page. */
export interface FormReceipt {
  id: string;
  feedback: string;
}

/** RFC 9457 problem document; every error of the api has this form, in the language of `lang` or Accept-Language. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Per field, a message to show beside it. */
  errors?: Record<string, string>;
  requestId?: string;
}
