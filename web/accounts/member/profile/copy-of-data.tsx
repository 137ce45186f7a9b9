import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { exportData } from '#contract/profile.ts'
import { call } from '#web/platform/api.ts'
import { openFile } from '#web/platform/open-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Everything we hold, as one file. The link is made when it is wanted, since it lives for five minutes. */
export function CopyOfData({ label }: { label: string }) {
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState({ said: '', fault: '' })
  const open = async () => {
    setPending(true)
    setOutcome({ said: '', fault: '' })
    try {
      openFile((await call(exportData)).file)
      setOutcome({ said: 'Your copy is on its way to your downloads.', fault: '' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOutcome({ said: '', fault: error.message })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-1.5 max-sm:justify-items-stretch">
      <Button onPress={open} isPending={isPending} pendingLabel="Making your copy…">
        <Icon of={Download} />
        {label}
      </Button>
      <p role={outcome.fault ? 'alert' : 'status'} className="text-sm text-matsu empty:hidden">
        {outcome.fault ? <ErrorWords>{outcome.fault}</ErrorWords> : outcome.said}
      </p>
    </div>
  )
}
