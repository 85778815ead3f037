import './AppointmentField.css';
import { useEffect, useState, type ComponentType } from 'react';
import { askWhen, createTestDriveText } from '#messages/test-drive/test-drive.ts';
import { Field } from '#ui/Field.tsx';
import { loadStyles } from '#ui/loading/load-styles.ts';
import type { AppointmentFieldProps, AppointmentPickerProps } from './appointment-props.ts';
import { AppointmentShape } from './AppointmentShape.tsx';
import pickerStyles from './AppointmentPicker.css?url';

type Picker = ComponentType<AppointmentPickerProps>;

/**
 * Day and time of a test drive (TD-01). The calendar is fetched when its location is known. Without scripts, calendar
 * or opening hours the shopper types date and time.
 */
export function AppointmentField(props: AppointmentFieldProps) {
  const { id, calendar, location, begun, error, messages } = props;
  const [picker, setPicker] = useState<{ Picker: Picker } | 'failed' | null>(null);
  const text = createTestDriveText(messages);
  const isNeeded = location !== null && location.hours.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([import('./AppointmentPicker.tsx'), loadStyles(pickerStyles)]).then(
      ([{ AppointmentPicker }]) => setPicker({ Picker: AppointmentPicker }),
      (failure: unknown) => {
        console.error('The calendar could not be fetched.', failure);
        setPicker('failed');
      },
    );
  }, [isNeeded]);
  const byHand = (
    <Field
      id={id}
      name="appointment"
      type="datetime-local"
      label={text('testDrive.byHand')}
      hint={text('testDrive.byHand.hint')}
      error={error}
      defaultValue={begun.slice(0, 16)}
    />
  );
  if (location === null) {
    return (
      <fieldset className="appointment" id={id} tabIndex={-1}>
        <legend className="field__label">{askWhen(calendar.kind, text)}</legend>
        <p className="field__hint">{text('testDrive.chooseLocation')}</p>
        {/* Keeps room for the calendar where a draft has chosen a location. */}
        <AppointmentShape legend={null} daysAhead={calendar.rules.daysAhead} />
      </fieldset>
    );
  }
  if (!isNeeded || picker === 'failed') return byHand;
  // Another location has another calendar, so nothing stays chosen.
  if (picker) return <picker.Picker key={location.id} {...props} location={location} />;
  return (
    <div className="appointment">
      <AppointmentShape legend={askWhen(calendar.kind, text)} daysAhead={calendar.rules.daysAhead} />
      <div className="appointment__by-hand">{byHand}</div>
    </div>
  );
}
