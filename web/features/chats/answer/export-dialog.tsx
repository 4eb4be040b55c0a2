import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../components/form/button.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { Dialog } from '../../../components/overlay/dialog.tsx'
import { client } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/clipboard.ts'
import { t } from '../../../lib/texts/index.ts'
import { toast } from '../../../lib/toast.ts'

type Format = keyof typeof t.answer.formats
const formats = Object.keys(t.answer.formats) as Format[]

type ExportDialogProps = {
  onClose: () => void
  spaceId: string
  source: string
  sql: string
  name: string
}

/** All rows of a result as a file. */
export function ExportDialog({ onClose, spaceId, source, sql, name }: ExportDialogProps) {
  const file =
    name
      .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'result'
  const call = useMutation({
    mutationFn: async (format: Format) => {
      const { response } = await client.file('POST', '/spaces/{id}/query/export', {
        path: { id: spaceId },
        body: { source, sql, format, name: file },
      })
      saveFile(`${file}.${format}`, await response.blob())
      return format
    },
    onSuccess: (format) => {
      onClose()
      toast(t.answer.exported(`${file}.${format}`))
    },
  })
  return (
    <Dialog onClose={onClose} title={t.answer.export} description={t.answer.exportText} size="small">
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          {formats.map((format) => (
            <Button
              key={format}
              busy={call.isPending && call.variables === format}
              disabled={call.isPending}
              onClick={() => call.mutate(format)}
            >
              {t.answer.formats[format]}
            </Button>
          ))}
        </div>
        {call.error ? <FormError error={call.error} /> : null}
      </div>
    </Dialog>
  )
}
