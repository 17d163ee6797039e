import { Button } from '#ui/actions/button.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** A panel with a form, over the page of controls. */
export function GalleryPanel({ onClose }: { onClose: () => void }) {
  return (
    <SidePanel title="New booking" onClose={onClose}>
      <form
        className="grid"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <TextField label="From" />
        <TextField label="To" />
        <Button type="submit">Book</Button>
      </form>
    </SidePanel>
  );
}
