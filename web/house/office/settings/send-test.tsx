import { Send } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { sendTestMail } from '#contract/mail-texts.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast-queue.ts'

type SendTestProps = {
  occasion: string
  words: { subject: string; opening: string }
  /** What of the words cannot be sent, by field. */
  onFaults: (faults: Readonly<Record<string, string>>) => void
}

/** The text as it stands here, saved or not, to one's own mailbox. */
export function SendTest({ occasion, words, onFaults }: SendTestProps) {
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    onFaults({})
    try {
      const { email } = await call(sendTestMail, { occasion, ...words })
      toast({ tone: 'ok', title: `A test is on its way to ${email}` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (Object.keys(error.fields).length > 0) onFaults(error.fields)
      else toast({ tone: 'error', title: 'The test was not sent', detail: error.message })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="small" onPress={send} isPending={isPending} pendingLabel="Sending…">
      <Icon of={Send} dense points />
      Send me a test
    </Button>
  )
}
