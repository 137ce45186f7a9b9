/** A choice in a joined list, with a price or a reason: radio or tick, words, and something at the end. */
export const OPTION =
  'relative -mt-px block border border-edge bg-surface px-4.5 py-4 first:mt-0 first:rounded-t-field last:rounded-b-field has-[>label>input:checked]:z-1 has-[>label>input:checked]:border-ai has-[>label>input:checked]:bg-ai-soft has-[>label>input:checked]:inset-ring has-[>label>input:checked]:inset-ring-ai has-[>label>input:focus-visible]:z-2 has-[>label>input:focus-visible]:outline-2 has-[>label>input:focus-visible]:outline-offset-3 has-[>label>input:focus-visible]:outline-ai'
export const OPTION_LABEL = 'flex min-h-6 cursor-pointer items-start gap-3.5 text-[0.9375rem] leading-normal'
export const RING =
  'mt-0.5 size-5 shrink-0 appearance-none rounded-ring border-[1.5px] border-edge bg-surface outline-none checked:border-[6px] checked:border-ai forced-colors:appearance-auto'
