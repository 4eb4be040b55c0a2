import type { SpaceShortcut } from './shortcuts.contract.ts'

/** Those of a space that visitors of a link may call: offered where spaces are shared, and not left out by the link. */
export const offeredToVisitors = <S extends Pick<SpaceShortcut, 'id' | 'integrations'>>(
  ofSpace: readonly S[],
  only: readonly string[] | null,
): S[] => ofSpace.filter(({ id, integrations }) => isShared(integrations) && (only === null || only.includes(id)))

const isShared = (integrations: string): boolean =>
  integrations.trim() === '' || integrations.split(',').some((place) => place.trim() === 'share')
