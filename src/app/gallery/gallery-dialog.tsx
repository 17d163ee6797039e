import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/feedback/dialog.tsx';

/** A question in a dialog over the page of controls. */
export function GalleryDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Cancel this ride?" description={<p>The passenger sees it at once.</p>} onClose={onClose}>
      <DialogActions>
        <Button tone="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button tone="danger" onClick={onClose}>
          Cancel ride
        </Button>
      </DialogActions>
    </Dialog>
  );
}
