import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { boxLook, type FieldSize } from './field-look.ts'
import { Icon } from './icon.tsx'

type PasswordInputProps = { placeholder?: string; size?: FieldSize; inputRef?: Ref<HTMLInputElement> }

/** Belongs inside TextField: the secret, and a button that shows or hides it. What was typed stays. */
export function PasswordInput({ placeholder, size, inputRef }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input
        ref={inputRef}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        className={boxLook('field', size, '!pe-24')}
      />
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 end-0 flex min-w-12 items-center gap-1.5 rounded-field px-3.5 text-sm font-semibold text-ink-2 -outline-offset-4 hover:text-ink group-data-disabled/field:invisible"
      >
        <Icon of={isShown ? EyeOff : Eye} dense />
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
