import { useEffect, useState } from 'react';

/** Alerts by sound and, if the device can, by vibration. */
export interface Chime {
  /** Must be called from a press: before the first press on a page, browsers allow neither sound nor vibration. */
  unlock(): void;
  /** Does nothing before `unlock`. */
  ring(): void;
  /** Closes the `AudioContext`, because a browser allows only a few. The next `unlock` opens a new one. */
  close(): void;
}

/** Two rising tones, in hertz. */
const TONES = [660, 880] as const;
const TONE_SECONDS = 0.25;
const LOUDNESS = 0.3;
/** The vibration: milliseconds on, off and on again. */
const VIBRATION = [200, 100, 200];

/** The milliseconds from a press until the audio opens. Opening it blocks the page, and the press is more urgent. */
const AFTER_PRESS_MS = 50;

function play(audio: AudioContext): void {
  TONES.forEach((frequency, index) => {
    const start = audio.currentTime + index * TONE_SECONDS;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: LOUDNESS });
    // The tone fades out, because a tone that breaks off clicks.
    volume.gain.setTargetAtTime(0, start + TONE_SECONDS / 2, TONE_SECONDS / 6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  });
}

export function createChime(): Chime {
  let unlocked = false;
  let audio: AudioContext | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const takeSound = () => {
    audio ??= new AudioContext();
    // A phone call, for example, interrupts the audio.
    if (audio.state !== 'running') audio.resume().catch(() => {});
  };
  return {
    unlock() {
      unlocked = true;
      if (typeof AudioContext === 'undefined') return;
      clearTimeout(timer);
      timer = setTimeout(takeSound, AFTER_PRESS_MS);
    },
    ring() {
      if (!unlocked) return;
      if ('vibrate' in navigator) navigator.vibrate(VIBRATION);
      if (audio?.state === 'running') play(audio);
    },
    close() {
      clearTimeout(timer);
      audio?.close().catch(() => {});
      audio = null;
    },
  };
}

/**
 * The chime of a page. While `wanted`, any press unlocks the chime. A reload would lock it again, so no new version
 * reloads the page while `wanted` (`src/app/shell/`).
 */
export function useChime(wanted: boolean): Chime {
  const [chime] = useState(createChime);
  useEffect(() => () => chime.close(), [chime]);
  useEffect(() => {
    if (!wanted) return undefined;
    const unlock = () => chime.unlock();
    document.addEventListener('pointerdown', unlock);
    document.addEventListener('keydown', unlock);
    const page = document.documentElement.dataset;
    page['unfinished'] = '';
    return () => {
      delete page['unfinished'];
      document.removeEventListener('pointerdown', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, [chime, wanted]);
  return chime;
}
