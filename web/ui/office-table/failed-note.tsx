import { CircleAlert } from 'lucide-react'
import { Icon } from '../icon.tsx'
import { TextButton } from '../text-link.tsx'

type FailedNoteProps = { what?: string; hour: string; onRetry: () => void; isRetrying: boolean }

/** Above what could not be read again. */
export function FailedNote({ what = 'The list', hour, onRetry, isRetrying }: FailedNoteProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-s-4 border-kohaku bg-kohaku-soft px-4 py-2.5 text-sm"
    >
      <Icon of={CircleAlert} dense className="text-kohaku" />
      <p className="min-w-0 flex-1">
        {what} could not be read just now. This is how it stood at <bdi className="font-semibold">{hour}</bdi>, to look
        at only.
      </p>
      <TextButton className="max-md:min-h-11" onClick={onRetry} disabled={isRetrying}>
        {isRetrying ? 'Trying again…' : 'Try again'}
      </TextButton>
    </div>
  )
}
