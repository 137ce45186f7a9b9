/** One field of a form, as the questions about a car or a person take it. */
export interface FieldOf<V> {
  name: string
  value: V
  error: string | undefined
  onBlur: () => void
  onChange: (value: V) => void
}

/** As much of a form as its fields need. */
export interface FormOf<V> {
  field: <K extends keyof V & string>(name: K) => FieldOf<V[K]>
}

/** A select has no name of its own to send. */
export function withoutName<T extends { name: unknown }>({ name: _, ...rest }: T) {
  return rest
}

/** On leaving a field it is written as it will be kept. */
export function leaveTidy(field: Omit<FieldOf<string>, 'name' | 'error'>, tidy: (typed: string) => string) {
  const tidied = tidy(field.value)
  if (tidied !== field.value) field.onChange(tidied)
  field.onBlur()
}
