import { t } from '../../lib/texts/index.ts'
import { Button } from '../form/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

/** Shows what came of something; all there is to do is to go on. */
export const DoneDialog = ({ onClose, children, ...rest }: Omit<DialogProps, 'footer'>) => (
  <Dialog
    {...rest}
    onClose={onClose}
    footer={
      <Button look="primary" onClick={onClose}>
        {t.actions.done}
      </Button>
    }
  >
    <div className="flex flex-col gap-4">{children}</div>
  </Dialog>
)
