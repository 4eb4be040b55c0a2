import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Exporting<Name extends string, Props> = { [Each in Name]: (props: Props) => ReactNode }

/** A component that is loaded when it is first drawn; until then nothing stands there, or what waits for it. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Exporting<Name, Props>>,
  name: Name,
  waiting?: ReactNode,
) {
  const Part = lazy(async () => ({ default: (await load())[name] })) as unknown as ComponentType<Props>
  return (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )
}
