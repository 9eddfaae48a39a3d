import { Button } from '#design-system/button';
import { Dialog } from '#design-system/dialog';
import { Select } from '#design-system/select';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';
import { type ReactNode, useId, useState } from 'react';

/** The same interface with the design system and with hand-written elements. */
interface Case {
  ours: () => ReactNode;
  raw: () => ReactNode;
}

const times = (count: number, draw: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => draw(index));

export const cases = {
  buttons: {
    ours: () => times(1000, (index) => <Button key={index}>{`Room ${index}`}</Button>),
    raw: () => times(1000, (index) => <RawButton key={index} words={`Room ${index}`} />),
  },
  fields: {
    ours: () => times(50, (index) => <OurField key={index} index={index} />),
    raw: () => times(50, (index) => <RawField key={index} index={index} />),
  },
  dialogs: {
    ours: () =>
      times(200, (index) => (
        <Dialog key={index} title="Room" closeLabel="Close" trigger={<Button>{`Room ${index}`}</Button>}>
          Two beds, one lake.
        </Dialog>
      )),
    raw: () =>
      times(200, (index) => (
        <RawDialog key={index} words={`Room ${index}`}>
          Two beds, one lake.
        </RawDialog>
      )),
  },
} as const satisfies Record<string, Case>;

function RawButton({ words }: { words: string }) {
  return (
    <button type="button" className="raw-button">
      {words}
    </button>
  );
}

/** The minimal way to open a dialog: a button and a state. */
function RawDialog({ words, children }: { words: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        className="raw-button"
        onClick={() => setOpen(!isOpen)}
      >
        {words}
      </button>
      {isOpen && <dialog open>{children}</dialog>}
    </>
  );
}

/** Of every five fields three are texts, one is a choice and one a longer text. */
function OurField({ index }: { index: number }) {
  const words = { label: `Field ${index}`, hint: 'As in your passport.' };
  if (index % 5 === 3) return <Select {...words}>{choices()}</Select>;
  if (index % 5 === 4) return <TextArea {...words} />;
  return <TextField {...words} />;
}

function RawField({ index }: { index: number }) {
  const id = useId();
  const wiring = { id, 'aria-describedby': `${id}-hint`, className: 'raw-control' };
  return (
    <div className="raw-field">
      <label className="raw-label" htmlFor={id}>
        {`Field ${index}`}
      </label>
      {rawControl(index, wiring)}
      <div className="raw-hint" id={`${id}-hint`}>
        As in your passport.
      </div>
    </div>
  );
}

function rawControl(index: number, wiring: { id: string; 'aria-describedby': string; className: string }) {
  if (index % 5 === 3) return <select {...wiring}>{choices()}</select>;
  if (index % 5 === 4) return <textarea {...wiring} rows={4} />;
  return <input {...wiring} type="text" />;
}

const choices = () => times(3, (index) => <option key={index}>{`Choice ${index}`}</option>);
