export interface UploadFieldProps {
  id: string;
  /** The dealer API that keeps the file. */
  apiUrl: string;
  label: string;
  optionalLabel: string | undefined;
  error: string | undefined;
  messages: Record<string, string>;
}
