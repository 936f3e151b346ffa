//! The WebDriver BiDi connection: commands, and the lines of a page's console.
//!
//! It could report requests, too, which takes a tenth of the processor time of a test in Chromium. The page's server and
//! the proxy report them for nothing.

use std::collections::HashMap;
use std::fmt;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use url::{Origin, Url};

/// The event to which the session subscribes.
const CONSOLE: &str = "log.entryAdded";

/// Forbidden behaviour of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// An error or a warning on the console, or an uncaught exception.
    Console {
        /// `error` or `warn`.
        level: String,
        /// The message.
        text: String,
    },
    /// A request to another host than 127.0.0.1.
    ForeignRequest {
        /// The address of the request.
        url: String,
    },
    /// A request that the page's server could not fulfil.
    BadStatus {
        /// The path of the request.
        target: String,
        /// The HTTP status, such as `404 Not Found`.
        status: String,
    },
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Console { level, text } => write!(f, "console {level}: {text}"),
            Self::ForeignRequest { url } => write!(f, "a request to another origin: {url}"),
            Self::BadStatus { target, status } => write!(f, "{status} for {target}"),
        }
    }
}

/// The events of the current test.
#[derive(Debug, Default)]
struct Recorded {
    /// The origin of the test's page. `None` between tests, when nothing is recorded.
    origin: Option<Origin>,
    /// The origins of earlier tests' pages. Their service workers may still cause events.
    past: Vec<Origin>,
    troubles: Vec<Trouble>,
    /// Every line of the console, for the report of a failed test.
    console: Vec<String>,
}

/// A connection to the browser's event stream.
#[derive(Debug)]
pub(super) struct BidiConnection {
    recorded: Arc<Mutex<Recorded>>,
    commands: mpsc::UnboundedSender<(Value, oneshot::Sender<Value>)>,
}

impl BidiConnection {
    /// Connects to the session's socket and subscribes to the console. Must run inside the runtime.
    pub(super) async fn connect(socket: &str) -> Self {
        let (stream, _) =
            connect_async(socket).await.unwrap_or_else(|error| panic!("no connection to {socket}: {error}"));
        let (commands, receiver) = mpsc::unbounded_channel();
        let recorded = Arc::new(Mutex::new(Recorded::default()));
        tokio::spawn(talk(stream, receiver, Arc::clone(&recorded)));
        let connection = Self { recorded, commands };
        let subscribed = connection.command("session.subscribe", json!({ "events": [CONSOLE] })).await;
        subscribed.unwrap_or_else(|reason| panic!("{reason}"));
        connection
    }

    /// Starts recording events for a test whose page is at `origin`.
    pub(super) fn begin(&self, origin: Origin) {
        let mut recorded = self.recorded();
        let mut past = mem::take(&mut recorded.past);
        past.retain(|past| *past != origin);
        *recorded = Recorded { origin: Some(origin), past, ..Recorded::default() };
    }

    /// Stops recording.
    pub(super) fn end(&self) {
        let mut recorded = self.recorded();
        let origin = recorded.origin.take();
        recorded.past.extend(origin);
    }

    /// Sends a command and returns its result.
    pub(super) async fn command(&self, method: &str, parameters: Value) -> Result<Value, String> {
        let (sender, receiver) = oneshot::channel();
        let request = json!({ "method": method, "params": parameters });
        let sent = self.commands.send((request, sender)).is_ok();
        let answer = if sent { receiver.await.ok() } else { None };
        let mut answer =
            answer.ok_or_else(|| format!("the browser's socket closed before it answered {method}"))?;
        if answer["type"] == "success" {
            Ok(answer["result"].take())
        } else {
            Err(format!("{method}: {answer}"))
        }
    }

    fn recorded(&self) -> MutexGuard<'_, Recorded> {
        self.recorded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the troubles recorded since the last call.
    pub(super) fn take_troubles(&self) -> Vec<Trouble> {
        mem::take(&mut self.recorded().troubles)
    }

    /// The number of troubles recorded since they were taken.
    pub(super) fn count_troubles(&self) -> usize {
        self.recorded().troubles.len()
    }

    /// Forgets messages with these words, except for the first troubles.
    pub(super) fn forget_troubles(&self, first: usize, words: &str) {
        let mut index = 0;
        self.recorded().troubles.retain(|trouble| {
            index += 1;
            index <= first || !matches!(trouble, Trouble::Console { text, .. } if text.contains(words))
        });
    }

    pub(super) fn console(&self) -> Vec<String> {
        self.recorded().console.clone()
    }
}

/// Passes commands to the browser, and its responses and events back, until either side disconnects.
async fn talk(
    mut stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    mut commands: mpsc::UnboundedReceiver<(Value, oneshot::Sender<Value>)>,
    recorded: Arc<Mutex<Recorded>>,
) {
    let mut waiting = HashMap::new();
    let mut last_id = 0u64;
    loop {
        tokio::select! {
            command = commands.recv() => {
                let Some((mut request, answer_to)) = command else { return };
                last_id += 1;
                request["id"] = json!(last_id);
                waiting.insert(last_id, answer_to);
                if stream.send(Message::text(request.to_string())).await.is_err() {
                    return;
                }
            }
            message = stream.next() => {
                let Some(Ok(message)) = message else { return };
                let Message::Text(text) = message else { continue };
                let Ok(message) = serde_json::from_str::<Value>(text.as_str()) else { continue };
                if let Some(answer_to) = message["id"].as_u64().and_then(|id| waiting.remove(&id)) {
                    // The caller may have stopped waiting.
                    let _ = answer_to.send(message);
                } else {
                    let mut recorded = recorded.lock().unwrap_or_else(PoisonError::into_inner);
                    take_event(&mut recorded, &message);
                }
            }
        }
    }
}

fn take_event(recorded: &mut Recorded, event: &Value) {
    if recorded.origin.is_none() || event["method"] != CONSOLE {
        return;
    }
    let parameters = &event["params"];
    let text_of = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let callers = parameters["stackTrace"]["callFrames"].as_array().into_iter().flatten();
    let mut sources = callers.map(|frame| text_of(&frame["url"]));
    if sources.any(|source| Url::parse(&source).is_ok_and(|source| recorded.past.contains(&source.origin())))
    {
        return;
    }
    let (level, text) = (text_of(&parameters["level"]), text_of(&parameters["text"]));
    recorded.console.push(format!("{level}: {text}"));
    if level == "error" || level == "warn" {
        recorded.troubles.push(Trouble::Console { level, text });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_earlier_pages_say_does_not_count() {
        let origin = |port: u16| Url::parse(&format!("http://127.0.0.1:{port}/")).unwrap().origin();
        let mut recorded = Recorded { origin: Some(origin(2)), past: vec![origin(1)], ..Recorded::default() };
        for (port, counted) in [(1, 0), (2, 1)] {
            let frames = json!([{ "url": format!("http://127.0.0.1:{port}/worker.js") }]);
            let said = json!({ "level": "error", "text": "", "stackTrace": { "callFrames": frames } });
            take_event(&mut recorded, &json!({ "method": CONSOLE, "params": said }));
            assert_eq!(mem::take(&mut recorded.troubles).len(), counted);
        }
    }
}
