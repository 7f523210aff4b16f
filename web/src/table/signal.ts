/** The signal that it is my turn: the title, a soft sound where it is on, a short shake where there is one. */

let audio: AudioContext | null = null;

/** Two soft notes, made here: nothing is fetched. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime + 0.02;
    [523.25, 783.99].forEach((pitch, at) => {
      if (audio) note(audio, pitch, start + at * 0.14);
    });
  } catch {
    // A browser without sound plays silently.
  }
}

function note(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.08, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.45);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}

export function shake(): void {
  // A browser refuses before the first touch, and says so in its console.
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(60);
}
