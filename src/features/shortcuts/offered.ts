import type { SpaceShortcut } from './shortcuts.contract.ts'

/** Where somebody asks, as a shortcut's `integrations` name it. */
export type Place = 'app' | 'share' | 'team-chat-a' | 'team-chat-b'

export const offeredIn = <S extends Pick<SpaceShortcut, 'integrations'>>(shortcuts: readonly S[], place: Place): S[] =>
  shortcuts.filter(
    ({ integrations }) =>
      integrations.trim() === '' || integrations.split(',').some((offered) => offered.trim() === place),
  )

/** Those of a space that visitors of a link may call: offered where spaces are shared, and not left out by the link. */
export const offeredToVisitors = <S extends Pick<SpaceShortcut, 'id' | 'integrations'>>(
  ofSpace: readonly S[],
  only: readonly string[] | null,
): S[] => offeredIn(ofSpace, 'share').filter(({ id }) => only === null || only.includes(id))
